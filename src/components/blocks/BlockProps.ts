import type { BlockView } from '../../domain/site/pageContent';

/** Props of a block's component: the view of the block's type. */
export type BlockProps<Type extends BlockView['type']> = { block: Extract<BlockView, { type: Type }> };
