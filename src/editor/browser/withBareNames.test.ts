import { expect, it } from 'vitest';
import { withBareNames } from './withBareNames';

it('withBareNames: pictures without their folder, uploaded photos by the name of the content', () => {
  const data = {
    gallery: ['villa-01.jpg', './villa-02.jpg', '/content/pictures/img_2041 kitchen.JPEG'],
    cards: [{ picture: '/content/pictures/logo_a.svg', link: { path: '/about/' } }],
    area: null,
    size: 120,
  };
  expect(withBareNames(data)).toEqual({
    gallery: ['villa-01.jpg', 'villa-02.jpg', 'img-2041-kitchen.jpg'],
    cards: [{ picture: 'logo_a.svg', link: { path: '/about/' } }],
    area: null,
    size: 120,
  });
});
