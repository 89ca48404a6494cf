/** A rule over whatever is shown: fetched when somebody asks for the first time. */

import { mount, unmount } from "svelte";

import { ruleOf } from "./rulebook";
import { language, speakOf } from "./words.svelte";

/**
 * Lays the rule over whatever is shown. It is nobody's child: the message or the line that named the rule may be gone
 * before it has been read.
 */
export async function showRule(rule: string): Promise<void> {
  const [{ default: RuleSheet }] = await Promise.all([
    import("../ui/RuleSheet.svelte"),
    speakOf("rules"),
    // It need not grow under the finger. What goes wrong here is told by the sheet itself.
    ruleOf(rule, language()).catch(() => undefined),
  ]);
  const sheet = mount(RuleSheet, {
    target: document.body,
    props: { rule, onclose: () => void unmount(sheet) },
  });
}
