/** The four kinds of edicts, and the sign each is drawn with. */
export const CATEGORIES = ['forest', 'farm_water', 'village', 'spatial'] as const;

const ICONS: Record<string, string> = {
  forest: 'forest',
  farm_water: 'water',
  village: 'village',
  spatial: 'mountain',
};
export const iconOf = (category: string): string => ICONS[category] ?? 'sheet';
