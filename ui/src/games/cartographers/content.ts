/** Everything printed of Cartographers. */
import { content as printedOf } from '../../shell/api';
import type { Content } from './types';

export const content = (): Promise<Content> => printedOf<Content>('cartographers');
