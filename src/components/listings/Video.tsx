import { Play } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { VideoView } from '../../domain/site/detailsContent';
import { useWords } from '../locale/useWords';
import { Picture } from '../ui/Picture';
import * as styles from './Video.module.css';

/** A film behind its poster. Nothing comes from anywhere else before the visitor presses play. */
export function Video({ video }: { video: VideoView }) {
  const { t } = useWords();
  const [plays, setPlays] = useState(false);
  const { provider, id, poster } = video;
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlays(true);
  };
  if (plays) return <Player video={video} />;
  return (
    <figure className={styles.video}>
      <a href={watchAddress(video)} rel="noopener" className={styles.frame} onClick={play}>
        <Picture picture={poster} sizes="(min-width: 62rem) 48rem, 94vw" alt="" />
        <span className={styles.play}>
          <Play size={28} strokeWidth={1.5} aria-hidden="true" />
          {t('video.play')}
        </span>
      </a>
      {provider !== 'file' && <figcaption key={id}>{t(`video.from.${provider}`)}</figcaption>}
    </figure>
  );
}

function Player({ video: { provider, id, poster } }: { video: VideoView }) {
  const { t } = useWords();
  if (provider === 'file') {
    return (
      <video className={styles.frame} src={id} controls autoPlay playsInline aria-label={poster.alt}>
        <track kind="captions" />
      </video>
    );
  }
  const src =
    provider === 'youtube'
      ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
      : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={t('video.title')}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Where the film is to be seen without script. */
function watchAddress({ provider, id }: VideoView): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return provider === 'vimeo' ? `https://vimeo.com/${id}` : id;
}
