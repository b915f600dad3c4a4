import type { ComponentProps } from 'react';
import { Picture } from './Picture';
import { useMounted } from './useMounted';

type Props = ComponentProps<typeof Picture> & {
  /** True in a list that changes in response to input: its text is rendered first. */
  late: boolean;
};

/**
 * A picture that is rendered after the text beside it. The browser has to fetch the picture anyway, so the text does
 * not wait for it. Until then its alternative text stands for it, which may be the only name of a link around it.
 */
export function LatePicture({ late, ...props }: Props) {
  const { alt = props.picture.alt } = props;
  if (useMounted(!late)) return <Picture {...props} />;
  return alt && <span role="img" aria-label={alt} />;
}
