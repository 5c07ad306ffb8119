/** What make/mdx itself puts in a page, between the blocks of the writer; src/blocks/parts.tsx draws it. */
export const partNames = ['SectionHead', 'SectionMore', 'Arrow', 'Fact', 'OnDays'] as const
export type PartName = (typeof partNames)[number]
