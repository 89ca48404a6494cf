/** Pads that others may look at while they are written: each new state of them is sent to the server. */

export type Sending = "sent" | "waiting" | "ended";

class Live {
  share(_id: string): void {
    throw new Error("to come");
  }

  stop(_id: string): void {
    throw new Error("to come");
  }

  isShared(_id: string): boolean {
    return false;
  }

  link(_id: string): string | undefined {
    return undefined;
  }

  state(_id: string): Sending | undefined {
    return undefined;
  }
}

export const live = new Live();
