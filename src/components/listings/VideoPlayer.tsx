import { useEffect, useRef } from 'react';
import type { VideoView } from '../../domain/site/detailsContent';
import { pictureAddress } from '../../domain/site/pictureView';
import { useWords } from '../locale/useWords';

type Props = { video: VideoView; className: string };

/**
 * The video player, which starts at once because the visitor has pressed play. It takes over the focus from the button.
 */
export function VideoPlayer({ video: { provider, id, poster, about }, className }: Props) {
  const { t } = useWords();
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => player.current?.focus(), []);
  if (provider === 'file') {
    return (
      // Our videos are silent, so they need no captions; the text below describes the pictures.
      <video
        ref={player}
        className={className}
        src={id}
        poster={pictureAddress(poster)}
        preload="none"
        aria-label={about}
        controls
        autoPlay
        muted
        playsInline
      />
    );
  }
  const src =
    provider === 'youtube'
      ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
      : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
  return (
    <iframe
      ref={player}
      className={className}
      src={src}
      title={t('video.title')}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
