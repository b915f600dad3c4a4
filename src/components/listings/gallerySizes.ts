/** How wide the first picture of a gallery is shown; its preload in the head has to say the same. */
export const gallerySizes = '(min-width: 60rem) 40rem, 92vw';
