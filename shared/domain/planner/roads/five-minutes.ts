/** Minutes rounded up to a multiple of five, at least five. */
export const upToFive = (minutes: number): number => Math.max(5, Math.ceil(minutes / 5 - 1e-9) * 5)
