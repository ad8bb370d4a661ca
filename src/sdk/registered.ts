// The handle that a registration gives back, with its changes said in the words of the registration.

import type { Json, Registered } from './binding.ts';

interface SdkHandle {
  update(changes: never): void;
  enable(): void;
  disable(): void;
  remove(): void;
}

/** Field of a change → what the SDK calls it there, and the form that it wants it in. */
export type Translation = Readonly<Record<string, readonly [name: string, form: (value: never) => unknown]>>;

const translated = (changes: Json, translation: Translation): Json =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => {
      const [name, form] = translation[field] ?? [field, (same: never) => same];
      return [name, form(value as never)];
    }),
  );

/** Wraps the SDK's handle. */
export const registered = (handle: SdkHandle, translation: Translation): Registered => ({
  update: (changes) => handle.update(translated(changes, translation) as never),
  enable: () => handle.enable(),
  disable: () => handle.disable(),
  remove: () => handle.remove(),
  native: handle as unknown as Json,
});
