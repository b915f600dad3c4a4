import Play from 'lucide-react/icons/play';
import { type MouseEvent, useState } from 'react';
import type { VideoView } from '../../domain/site/detailsContent';
import { useWords } from '../locale/useWords';
import { Picture } from '../ui/Picture';
import * as styles from './Video.module.css';
import { VideoPlayer } from './VideoPlayer';

/**
 * A video behind its poster, with a description of its pictures and sound below. Nothing of the video is requested
 * before the visitor presses play. Without JavaScript, the poster links to the video.
 */
export function Video({ video }: { video: VideoView }) {
  const { t } = useWords();
  const [plays, setPlays] = useState(false);
  const { provider, poster, about } = video;
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlays(true);
  };
  return (
    <figure className={`${styles.video} screenOnly`}>
      {plays ? (
        <VideoPlayer video={video} className={styles.frame ?? ''} />
      ) : (
        <a href={watchAddress(video)} rel="noopener" className={styles.frame} onClick={play}>
          <Picture picture={poster} sizes="(min-width: 62rem) 48rem, 94vw" alt="" />
          <span className={styles.play}>
            <Play size={28} strokeWidth={1.5} aria-hidden="true" />
            {t('video.play')}
          </span>
        </a>
      )}
      <figcaption>
        {about}
        {provider !== 'file' && !plays && <p>{t(`video.from.${provider}`)}</p>}
      </figcaption>
    </figure>
  );
}

/** The URL at which the video plays without JavaScript. */
function watchAddress({ provider, id }: VideoView): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return provider === 'vimeo' ? `https://vimeo.com/${id}` : id;
}
