// The claims that may be made at a goal or a player, sorted for a menu.

import { t } from "../../i18n/i18n.svelte";
import type { ClaimGroup, ClaimItem, ClaimMenu } from "../../talk/module";
import { grounds } from "../saboteur/names.json";
import type { Claim } from "../saboteur/wire";
import { capitalize, playerName } from "../sentences";
import { claimArt, claimText, type Named } from "./claims";
import { goalName, roleName } from "./names";

/**
 * Facts as they are; of a suspect also with what they are suspected for. Of the wishes those that concern the viewer or the one who is asked stand by
 * themselves; those about others, and about goals, are grouped by what is asked for.
 */
export function claimMenu(claims: readonly Claim[], scene: Named): ClaimMenu {
  const me = scene.seat ?? 0;
  const facts: ClaimItem[] = [];
  const reasons: ClaimGroup[] = [];
  const own: ClaimItem[] = [];
  const groups = new Map<string, ClaimGroup>();
  for (const claim of claims) {
    if (claim.claim === "trust" || claim.claim === "doubt") continue;
    const item = itemOf(claim, me, scene);
    if (!("to" in claim)) {
      facts.push(item);
      if (claim.claim === "seat" && claim.role === SUSPECTED && claim.seat !== me) reasons.push(withReasons(claim, item, me, scene));
    } else if (!("seat" in claim)) addTo(groups, claim, item);
    else if (claim.seat === me || claim.seat === claim.to) own.push(item);
    else addTo(groups, claim, item);
  }
  return { facts, reasons, wishes: [...own, ...groups.values()] };
}

// The role of which people name reasons.
const SUSPECTED = "saboteur";

function withReasons(claim: Extract<Claim, { claim: "seat" }>, { art, short }: ClaimItem, me: number, scene: Named): ClaimGroup {
  const items = grounds.map((because) => {
    const item = itemOf({ ...claim, because }, me, scene);
    return { ...item, short: capitalize(t(`claim-because-${because}`)) };
  });
  return { art, text: t("talk-with-reason", { claim: short }), items };
}

type Wish = Extract<Claim, { to: number }>;

function addTo(groups: Map<string, ClaimGroup>, claim: Wish, item: ClaimItem): void {
  const key = claim.claim === "wish-deed" ? claim.deed : claim.claim.slice("wish-".length);
  const group = groups.get(key) ?? { inline: key === "look", art: item.art, text: t(`talk-ask-${key}`), items: [] };
  group.items.push(item);
  groups.set(key, group);
}

function itemOf(claim: Claim, me: number, scene: Named): ClaimItem {
  const text = capitalize(claimText(claim, me, scene));
  return { claim, art: claimArt(claim), text, short: shortText(claim, text, scene) };
}

// Facts in a word; wishes about another player by the player, since the group says what is asked for.
function shortText(claim: Claim, text: string, scene: Named): string {
  if (claim.claim === "goal") return t(`talk-card-${claim.card}`);
  if (claim.claim === "wish-look") return goalName(claim.goal);
  if (claim.claim === "seat") return capitalize(roleName(claim.role));
  return claim.claim === "wish-deed" ? playerName(scene, claim.seat) : text;
}
