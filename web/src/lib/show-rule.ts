/** Shows a rule over the page; loads on first use. */

import { mount, unmount } from "svelte";

import { ruleOf } from "./rulebook";
import { language, speakOf } from "./words.svelte";

/**
 * Shows the rule over the page. It has no parent component: the message that named the rule may disappear before it is
 * read.
 */
export async function showRule(rule: string): Promise<void> {
  const [{ default: RuleSheet }] = await Promise.all([
    import("../ui/RuleSheet.svelte"),
    speakOf("rules"),
    // It need not grow under the finger. The sheet itself shows failures.
    ruleOf(rule, language()).catch(() => undefined),
  ]);
  const sheet = mount(RuleSheet, {
    target: document.body,
    props: { rule, onclose: () => void unmount(sheet) },
  });
}
