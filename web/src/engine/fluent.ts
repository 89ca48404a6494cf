/** Fluent for Python: `fluent_runtime.py` calls this, so that no second Fluent library is needed. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

interface Formatted {
  text: string;
  errors: string[];
}

class Bundle {
  readonly #bundle: FluentBundle;

  constructor(language: string, useIsolating: boolean) {
    this.#bundle = new FluentBundle(language, { useIsolating });
  }

  add(resource: FluentResource, allowOverrides: boolean): void {
    this.#bundle.addResource(resource, { allowOverrides });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Names and values are separate lists: lists need no conversion. */
  format(key: string, names: Iterable<string>, values: Iterable<string | number>): Formatted {
    const errors: Error[] = [];
    const pattern = this.#bundle.getMessage(key)?.value ?? "";
    const given = [...values];
    const args = Object.fromEntries([...names].map((name, index) => [name, given[index] ?? ""]));
    const text = this.#bundle.formatPattern(pattern, args, errors);
    return { text, errors: errors.map(String) };
  }
}

/** The module `skulduggery_fluent` for Python. */
export const fluent = {
  bundle: (language: string, useIsolating: boolean) => new Bundle(language, useIsolating),
  resource: (source: string) => new FluentResource(source),
};
