/** The pictures of the emotes: inked, like everything on this table. */
import angry from "virtual:icon/enrage";
import clap from "virtual:icon/party-popper";
import crown from "virtual:icon/crown";
import cry from "virtual:icon/tear-tracks";
import heart from "virtual:icon/hearts";
import laugh from "virtual:icon/delighted";
import parrot from "virtual:icon/parrot-head";
import rum from "virtual:icon/beer-stein";
import shocked from "virtual:icon/surprised";
import skull from "virtual:icon/pirate-skull";
import sleep from "virtual:icon/sleepy";
import think from "virtual:icon/think";
import thumbsUp from "virtual:icon/thumb-up";
import wink from "virtual:icon/semi-closed-eye";

export const EMOTES: Readonly<Record<string, string>> = {
  laugh,
  cry,
  wink,
  angry,
  shocked,
  clap,
  think,
  sleep,
  heart,
  "thumbs-up": thumbsUp,
  skull,
  parrot,
  rum,
  crown,
};
