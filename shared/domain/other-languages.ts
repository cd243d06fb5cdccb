/** Languages that ideas are written in and that we do not write plans in, by their codes. */
export const OTHER_LANGUAGES = ['zu', 'xh', 'st', 'tn', 'nso'] as const
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number]

/** Why the plan is in English, in the language of the idea. */
export const WHY_IN_ENGLISH: Record<OtherLanguage, string> = {
  zu: 'Siyabonga ngomyalezo wakho. Lolu hlelo lubhalwe ngesiNgisi, ngoba okwamanje sibhala izinhlelo ngesiNgisi nange-Afrikaans kuphela.',
  xh: 'Enkosi ngomyalezo wakho. Esi sicwangciso sibhalwe ngesiNgesi, kuba okwangoku sibhala izicwangciso ngesiNgesi nange-Afrikaans kuphela.',
  st: 'Re leboha molaetsa wa hao. Moralo ona o ngotswe ka Senyesemane, hobane hajwale re ngola meralo ka Senyesemane le Seafrikanse feela.',
  tn: 'Re leboga molaetsa wa gago. Thulaganyo e e kwadilwe ka Seesemane, ka gonne ga jaana re kwala dithulaganyo ka Seesemane le Seaforikanse fela.',
  nso: 'Re leboga molaetša wa gago. Peakanyo ye e ngwadilwe ka Seisemane, ka gobane ga bjale re ngwala dipeakanyo ka Seisemane le Seafrikanse fela.',
}
