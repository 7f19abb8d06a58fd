import { t } from '../../../../shell/i18n.svelte';

/** Stars in words, or that they are not scored yet. */
export const starsSaid = (stars: number | null | undefined): string =>
  stars == null ? t('page-paper-unscored') : t('stars', { count: stars });
