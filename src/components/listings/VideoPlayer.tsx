import { useEffect, useRef } from 'react';
import type { VideoView } from '../../domain/site/detailsContent';
import { pictureAddress } from '../../domain/site/pictureView';
import { useWords } from '../locale/useWords';

type Props = { video: VideoView; className: string };

/** The video itself, playing: the visitor asked for it. It takes the focus that the play button had. */
export function VideoPlayer({ video: { provider, id, poster, about }, className }: Props) {
  const { t } = useWords();
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => player.current?.focus(), []);
  if (provider === 'file') {
    return (
      // Our videos have no sound, so there is nothing to caption; their caption says what they show.
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
