/** What can be chosen, as cards and buttons. What is allowed and what is not, and why, the server has said. */

import { h } from "../dom.js";
import { button, tell } from "../shell.js";
import { noun, say, sayOf } from "../words.js";

const FEW = 5;

/** Each choice with its sentence. */
export function options({ prompt, words }) {
  const legal = (prompt?.legal ?? []).map((move, index) => ({ move, text: words.legal?.[index] ?? move.type }));
  const refused = (prompt?.refused ?? []).map(({ move, why }, index) => ({
    move,
    text: words.refused?.[index] ?? why.reason,
  }));
  return { legal, refused };
}

/** Buttons for some choices; those that are not allowed are dimmed, and a tap says why. */
export function choiceButtons(seen, legal, refused = [], label = ({ text }) => text) {
  return [
    ...legal.map((option) =>
      button(label(option), () => seen.choose(option.move), {
        "data-choice": "legal",
        disabled: seen.busy,
        "aria-label": option.text,
        class: "main",
      }),
    ),
    ...refused.map((option) =>
      button(label(option), () => tell(option.text), {
        "data-choice": "refused",
        "aria-disabled": "true",
        "aria-label": option.text,
      }),
    ),
  ];
}

/**
 * The hand of a game in which one plays one card (or die) at a time: a tap plays it, or says why not. Where one card
 * can be played in several ways, these are asked for.
 */
export function playableHand(seen, codes, kind, face) {
  const { legal, refused } = options(seen);
  const ofCode = (list, code) => list.filter(({ move }) => move[kind] === code);
  const tap = (code) => {
    const ways = ofCode(legal, code);
    if (seen.busy) return;
    if (ways.length === 1) seen.choose(ways[0].move);
    else if (ways.length > 1) pick(seen, code);
    else tell(ofCode(refused, code)[0]?.text ?? say("not-now"));
  };
  const several = seen.choice.picked === undefined ? [] : ofCode(legal, seen.choice.picked);
  return [
    several.length > 0 && h("div", { class: "ways" }, choiceButtons(seen, several)),
    h(
      "div",
      { class: handClass(codes), role: "group", "aria-label": sayOf(seen.game, "cli-your-hand") },
      withKeys(codes, (code, key) => {
        const ways = ofCode(legal, code);
        const why = ofCode(refused, code)[0];
        return h(
          "button",
          {
            type: "button",
            key,
            class: face(code).class,
            "data-card": code,
            "data-choice": ways.length > 0 ? "legal" : why && "refused",
            "aria-disabled": String(ways.length === 0),
            "aria-label": ways[0]?.text ?? why?.text ?? noun(seen.game, kind, code),
            onclick: () => tap(code),
          },
          face(code).content,
        );
      }),
    ),
  ];
}

/** A few cards may be wider. */
export function handClass(codes) {
  return codes.length <= FEW ? "cards hand few" : "cards hand";
}

/** Cards that only lie there. */
export function cardsShown(seen, codes, kind, face) {
  return h(
    "div",
    { class: codes.length <= FEW ? "cards few" : "cards" },
    withKeys(codes, (code, key) => cardShown(seen, code, kind, face(code), key)),
  );
}

export function cardShown(seen, code, kind, { class: name, content }, key) {
  return h(
    "span",
    {
      class: name,
      key,
      role: "img",
      "aria-label": noun(seen.game, kind, code),
      title: noun(seen.game, kind, code),
      "data-card": code,
    },
    content,
  );
}

/** The hands that are open, with their owners. */
export function openHands(seen, hands, kind, face) {
  return hands.map(
    (hand, seat) =>
      Array.isArray(hand) &&
      h(
        "div",
        { class: "open-hand", key: String(seat) },
        h("b", {}, seen.names[seat]),
        cardsShown(seen, hand, kind, face),
      ),
  );
}

export function handSize(hand) {
  return Array.isArray(hand) ? hand.length : hand.count;
}

/** Several cards of one name get keys of their own. */
function withKeys(codes, make) {
  const counted = new Map();
  return codes.map((code) => {
    const copies = counted.get(code) ?? 0;
    counted.set(code, copies + 1);
    return make(code, `${code}.${copies}`);
  });
}

function pick(seen, code) {
  seen.choice.picked = code;
  seen.redraw();
}
