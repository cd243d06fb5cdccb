declare module 'virtual:gazetteer' {
  /** Names of towns and places, and the school calendar, made by the build (scripts/build/gazetteer.ts). */
  export const gazetteer: import('#shared/domain/catalogue/facts').Gazetteer
}
