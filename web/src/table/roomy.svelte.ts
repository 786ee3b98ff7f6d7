// Whether log and chat have a place beside the board.

const ROOMY = "(min-width: 901px)";

class Room {
  beside = $state(true);

  constructor() {
    const query = matchMedia(ROOMY);
    this.beside = query.matches;
    query.addEventListener("change", () => (this.beside = query.matches));
  }
}

export const room = new Room();
