import { expect, test } from "vitest";
import { byStrength, usualBot } from "./bots";
import { guestHint, isEmpty, isOpenTo, placeAt, seatStates, standing } from "./seats";

const seat = (person: number | null, bot: string | null) => ({
  person,
  bot,
  away: false,
  ready: false,
  bank: null,
  gave_words: false,
  words: null,
  reserved: null,
  figure: null,
  holiday_until: null,
  holiday_days_left: 0,
});
const people = [
  { person: 0, name: "Ann", seat: 1, muted: false, pause_left: 0 },
  { person: 4, name: "Ben", seat: null, muted: false, pause_left: 0 },
];

test("a seat has a person, a bot, or nobody", () => {
  const found = seatStates({ people, seats: [seat(null, "random"), seat(0, null), seat(null, null)] });
  expect(found.map(({ person, bot }) => person?.name ?? bot)).toEqual(["random", "Ann", null]);
  expect(found.map(isEmpty)).toEqual([false, false, true]);
  expect(standing({ people }).map(({ name }) => name)).toEqual(["Ben"]);
});

test("a seat that is kept is open to one person", () => {
  const [kept] = seatStates({ people, seats: [{ ...seat(null, null), reserved: 4 }] });
  expect([0, 4, null].map((person) => isOpenTo(kept!, person))).toEqual([false, true, false]);
});

test("a guest is told to sit down only if a seat is open to them", () => {
  const kept = { ...seat(null, null), reserved: 4 };
  const full = seatStates({ people, seats: [seat(null, "random"), seat(0, null), kept] });
  expect([7, 4, null].map((person) => guestHint(full, null, person))).toEqual(["wait-for-host", "wait-sit", "wait-for-host"]);
  const open = seatStates({ people, seats: [kept, seat(null, null), seat(0, null)] });
  expect(guestHint(open, null, 7)).toBe("wait-sit");
  expect(guestHint(open, 2, 0)).toBe("wait-for-host");
});

test.each([2, 3, 4, 5, 7, 10, 12])("%i seats go round the table without sharing a place", (seats) => {
  const places = Array.from({ length: seats }, (_, each) => placeAt(each, seats));
  const far = places.filter((place) => !place.near).map(({ column }) => column);
  const near = places.filter((place) => place.near).map(({ column }) => column);
  expect(far).toEqual([...far].sort((one, other) => one - other));
  expect(near).toEqual([...near].sort((one, other) => other - one));
  expect(new Set(far).size + new Set(near).size).toBe(seats);
  // The shorter side stands in the middle of the longer one.
  const middle = (side: number[]) => (Math.min(...side) + Math.max(...side)) / 2;
  expect(middle(near)).toBe(middle(far));
});

test("gentle bots come first, and one of them is the usual one", () => {
  expect(byStrength(["zeta", "searcher", "random", "rules"])).toEqual(["random", "rules", "searcher", "zeta"]);
  expect(usualBot(["random"])).toBe("random");
  expect(usualBot(["random", "rules", "searcher"])).toBe("rules");
  expect(usualBot(["random", "rules", "detective", "searcher"])).toBe("detective");
});
