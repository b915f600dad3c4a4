import type { BlockView } from '../../domain/site/pageContent';

/** What a block's component gets: the view of its type. */
export type BlockProps<Type extends BlockView['type']> = { block: Extract<BlockView, { type: Type }> };
