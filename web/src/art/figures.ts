/** The figures of players: twelve beasts of the mine on a 48 × 48 grid, told apart by silhouette. */
import { type Part, shapes } from "./glyphs";

const eye = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;

const DRAWN = {
  bat: [
    "M24 15L20.5 8L19 15.5Q12 11 7 15Q3.5 20 3.5 30Q8 25 12 29Q15.5 25 18.5 31Q22 30 24 39Q26 30 29.5 31Q32.5 25 36 29Q40 25 44.5 30Q44.5 20 41 15Q36 11 29 15.5L27.5 8Z" +
      eye(21.5, 19, 1.5) +
      eye(26.5, 19, 1.5),
  ],
  canary: [
    "M4 18.5L11 14Q13 6 20 6.5Q28 7 29 16Q38 22 45 37L35 36Q32 40 27 40.5L28 45H24.5L23.5 41L20 45H17L19.5 40Q11 36 11 24L11.5 20.5Z" +
      eye(18.5, 14, 2.2) +
      "M19 23.5Q29 23 35 32.5Q22 35 19 23.5Z",
  ],
  badger: [
    eye(9.5, 13, 5.5) + eye(9.5, 13, 2) + eye(38.5, 13, 5.5) + eye(38.5, 13, 2),
    "M24 4.5Q41 6 42 20Q41 28 34 33L29 43Q24 47.5 19 43L14 33Q7 28 6 20Q7 6 24 4.5Z" +
      "M17.5 7.5Q20.5 8 20.5 14V24L21.5 36Q15 32 12 24Q10.5 11 17.5 7.5ZM30.5 7.5Q27.5 8 27.5 14V24L26.5 36Q33 32 36 24Q37.5 11 30.5 7.5ZM21 40H27L24 43.5Z",
    eye(16.2, 23, 2.2) + eye(31.8, 23, 2.2),
  ],
  mouse: [
    eye(11.5, 14.5, 9.5) + eye(11.5, 14.5, 4.5),
    eye(36.5, 14.5, 9.5) + eye(36.5, 14.5, 4.5),
    "M24 13.5Q38 15 36.5 28Q33 39 24 45Q15 39 11.5 28Q10 15 24 13.5Z" + eye(18.5, 26, 2.4) + eye(29.5, 26, 2.4) + eye(24, 38.5, 2),
  ],
  fox: [
    "M5.5 4.5L18.5 14H29.5L42.5 4.5Q44 24 38.5 30L24 45L9.5 30Q4 24 5.5 4.5Z" +
      "M11 28.5L20.5 30.5L22 40ZM37 28.5L27.5 30.5L26 40ZM13.5 20L20.5 24.5L14.5 25ZM34.5 20L27.5 24.5L33.5 25Z",
  ],
  owl: [
    "M8.5 3.5Q16 9.5 24 9.5T39.5 3.5Q42 14 41 25Q40 45 24 45T7 25Q6 14 8.5 3.5Z" +
      eye(16.5, 19.5, 6.5) +
      eye(16.5, 19.5, 2.8) +
      eye(31.5, 19.5, 6.5) +
      eye(31.5, 19.5, 2.8) +
      "M21.5 26H26.5L24 31.5ZM15 34.5L18 38L21 34.5L18 36.5ZM27 34.5L30 38L33 34.5L30 36.5Z",
  ],
  pony: [
    "M19.5 2.5L24.5 8.5Q41 11 43.5 43L39 45H21Q25 37 22.5 29Q18 33 12.5 33.5Q8.5 37.5 5 33.5Q2.5 29.5 6 25Q12.5 18 14 11.5Z" +
      eye(18.5, 17, 2) +
      "M28 14Q36.5 20 38 38Q33 26 26.5 20Z",
  ],
  ram: [
    "M17.5 13Q24 8 30.5 13L31.5 27Q29 42 24 45.5Q19 42 16.5 27Z" + eye(20.5, 23, 1.8) + eye(27.5, 23, 1.8) + "M22 38H26L24 41Z",
    [6, "M18 14Q8 5 5.5 16Q4 28 11.5 29Q17 27.5 13.5 20.5"],
    [6, "M30 14Q40 5 42.5 16Q44 28 36.5 29Q31 27.5 34.5 20.5"],
  ],
  frog: [
    "M3 27Q3 20 7 17A7.5 7.5 0 1 1 21.5 14.5H26.5A7.5 7.5 0 1 1 41 17Q45 20 45 27Q44 41 24 41T3 27Z" +
      eye(14, 14.5, 3.2) +
      eye(34, 14.5, 3.2) +
      "M8 25.5Q24 33 40 25.5Q35 37 24 37T8 25.5Z",
  ],
  snail: [
    [5.6, "M15.5 33Q12 11 28 9Q43 10.5 42 23.5Q40 34 30 33Q21.5 31 23 23Q25 17 31 19.5Q33.5 23 30.5 26"],
    "M2.5 41Q1.5 34 5 30L3.5 17.5H7L8.5 27.5L11 17H14.5L12.5 31Q15 36.5 20 37H43L46.5 42H4Q3 42 2.5 41Z",
  ],
  beetle: [
    "M22.8 16.5V45Q10 43 10 29Q10 18.5 15 16.5ZM25.2 16.5H33Q38 18.5 38 29Q38 43 25.2 45Z",
    "M16.5 14Q16.5 6.5 24 6.5T31.5 14Z",
    [3.2, "M11 22L4.5 17M9.5 30.5H2.5M11.5 37.5L6 43.5M37 22L43.5 17M38.5 30.5H45.5M36.5 37.5L42 43.5M20 8L15.5 2.5M28 8L32.5 2.5"],
  ],
  salamander: [
    "M4 8.5Q6 3 12 4.5Q18 7 16.5 13Q13.5 17.5 7.5 15.5Q3 13 4 8.5Z",
    [9.5, "M13 11Q31 12.5 25 23Q19 33 31 36"],
    [5.4, "M31 36Q42 38.5 41.5 27Q41 24 43.5 21"],
    [4, "M20 12L24 4M28 18L37 15M20.5 26L10.5 24M24 34L17 41.5M24 4L28 4.5M37 15L40 18M10.5 24L9 28M17 41.5L21 43.5"],
  ],
} satisfies Record<string, readonly Part[]>;

export type FigureName = keyof typeof DRAWN;
/** All figures: a figure's number is its place here. */
export const FIGURES = Object.keys(DRAWN) as FigureName[];

/** What a figure is printed on, cut by hand: round for people, a plate with cut corners for bots. */
const ROUND =
  "M24 .5L31 1.3L37.5 4L42.5 8.5L46 14.5L47.5 21.5L47 28.5L44.5 35L40 41L34 45L27.5 47.3L20.5 47L13.5 44.8L7.5 40.8L3.2 35L.8 28L.7 20.5L3 13.5L7 7.5L12.5 3.3L18.5 1Z";
const PLATE = "M7 .8L41 .5L47.3 7L47.5 41L41.5 47.3L6.5 47.5L.5 41.5L.8 6.5Z";

/** A figure for an svg with ICON_BOX, in the colours of its `data-speaker`. */
export function figure(number: number, bot = false): string {
  const name = FIGURES[number];
  if (!name) throw new Error(`no figure ${number}`);
  return `<path class="figure-ground" d="${bot ? PLATE : ROUND}"/><g class="figure-print" transform="translate(24 24) scale(.8) translate(-24-24)">${shapes(DRAWN[name])}</g>`;
}
