import type { ComponentProps } from 'react';
import { Picture } from './Picture';
import { useMounted } from './useMounted';

type Props = ComponentProps<typeof Picture> & {
  /** True where words change under a visitor's hands: they are drawn first. */
  late: boolean;
};

/** A picture that comes a frame after the words beside it: it has to be fetched anyhow, and they need not wait for it. */
export function LatePicture({ late, ...picture }: Props) {
  return useMounted(!late) && <Picture {...picture} />;
}
