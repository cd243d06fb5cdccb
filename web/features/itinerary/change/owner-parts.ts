import type { OwnerParts } from './editing-context.ts'

let parts: OwnerParts | null = null

/** Fetches the controls of an owner; the page's loader does so before the first render, on the server as well. */
export async function fetchOwnerParts(): Promise<void> {
  parts ??= (await import('./parts-of-owner.ts')).PARTS_OF_OWNER
}

/** Null until they are fetched. */
export const ownerParts = (): OwnerParts | null => parts
