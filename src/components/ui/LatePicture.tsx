import type { ComponentProps } from 'react';
import { Picture } from './Picture';
import { useMounted } from './useMounted';

type Props = ComponentProps<typeof Picture> & {
  /** True in a list that changes in response to input: its text is rendered first. */
  late: boolean;
};

/**
 * A picture that is rendered after the text beside it. The browser has to fetch the picture anyway, so the text does
 * not wait for it.
 */
export function LatePicture({ late, ...picture }: Props) {
  return useMounted(!late) && <Picture {...picture} />;
}
