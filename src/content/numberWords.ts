/** The Dutch words for the numbers from 0 to 12, each at its own number. */
export const numberWords: readonly string[] = [
  'nul',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
]
