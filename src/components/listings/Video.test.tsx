import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import type { VideoView } from '../../domain/site/detailsContent';
import type { PictureView } from '../../domain/site/pictureView';
import { localeCodes } from '../../i18n/locales';
import { Video } from './Video';

const poster: PictureView = {
  ...{ alt: 'A terrace', width: 1600, height: 1067, color: null },
  path: '/static/1f/terrace-01',
  kind: 'photo',
};
const about = 'A walk through the rooms, without sound.';
const kinds: [VideoView['provider'], id: string, watched: string, played: string][] = [
  [
    'youtube',
    'M7lc1UVf-VE',
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1',
  ],
  [
    'vimeo',
    '76979871',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  ['file', '/static/2a/cap-1.mp4', '/static/2a/cap-1.mp4', '/static/2a/cap-1.mp4'],
];

describe.each(localeCodes)('a video in %s', (code) => {
  const t = wordsOf(code);

  it.each(kinds)('from %s shows a poster with a link, then the player', (provider, id, watched, played) => {
    const { container } = renderInLanguage(<Video video={{ provider, id, poster, about }} />, code);
    expect(container.querySelector('iframe, video')).toBeNull();
    expect(screen.getByText(about)).toBeVisible();
    const link = screen.getByRole('link', { name: t('video.play') });
    expect(link).toHaveAttribute('href', watched);
    fireEvent.click(link);
    const player = container.querySelector('iframe, video');
    expect(player).toHaveAttribute('src', played);
    expect(screen.getByText(about)).toBeVisible();
  });

  it('shows controls for our own video and loads it only on request', () => {
    const { container } = renderInLanguage(
      <Video video={{ provider: 'file', id: '/static/2a/cap-1.mp4', poster, about }} />,
      code,
    );
    fireEvent.click(screen.getByRole('link'));
    const player = container.querySelector('video');
    expect(player).toHaveAttribute('controls');
    expect(player).toHaveAttribute('preload', 'none');
    expect(player).toHaveAttribute('poster', '/static/1f/terrace-01-800.jpg');
    expect(player).toHaveAccessibleName(about);
  });
});
