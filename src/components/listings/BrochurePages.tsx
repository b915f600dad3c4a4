import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { PropertyContent } from '../../domain/site/detailsContent';
import { largestAddress, type PictureView, pictureAddress } from '../../domain/site/pictureView';
import { useWords } from '../locale/useWords';
import { awaitInEffect } from '../ui/awaitInEffect';
import * as styles from './BrochurePages.module.css';
import { DistanceList } from './DistanceList';
import { PriceHistory } from './PriceHistory';

/** Longest wait for the pictures in milliseconds. On a slow connection, the brochure then lacks some of them. */
const longestWait = 15_000;

type Props = { content: PropertyContent; onPrinted: () => void };

/** The pages of a brochure after the page of the home. They open the print dialog once their pictures are loaded. */
export function BrochurePages({ content, onPrinted }: Props) {
  const { t } = useWords();
  const pages = useRef<HTMLDivElement>(null);
  const { listing, gallery, floorPlans, near, prices } = content;
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    const stop = awaitInEffect(picturesLoaded(pages.current), () => window.print());
    return () => {
      stop();
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  // The first three pictures are on the page before.
  const pictures = gallery.slice(3);
  const plans = floorPlans.map((plan) => ({ ...plan, address: pictureAddress(plan) }));
  return createPortal(
    <div ref={pages} className={styles.pages}>
      {pictures.length > 0 && (
        <Chapter title={t('gallery.label')} home={listing.title}>
          <div className={styles.pictures}>
            {pictures.map((picture) => (
              <Figure key={picture.path} picture={picture} address={largestAddress(picture)} />
            ))}
          </div>
        </Chapter>
      )}
      {plans.length > 0 && (
        <Chapter title={t('details.floorPlans')} home={listing.title}>
          <div className={styles.plans}>
            {plans.map((plan) => (
              <Figure key={plan.path} picture={plan} address={plan.address} />
            ))}
          </div>
        </Chapter>
      )}
      {(near.length > 0 || prices) && (
        <section className={styles.last}>
          {near.length > 0 && (
            <div>
              <h2>{t('details.location')}</h2>
              <DistanceList near={near} classes={styles} />
            </div>
          )}
          {prices && (
            <div>
              <h2>{t('priceHistory.title')}</h2>
              <PriceHistory prices={prices} {...listing.price} />
            </div>
          )}
        </section>
      )}
    </div>,
    document.body,
  );
}

function Chapter({ title, home, children }: { title: string; home: string; children: ReactNode }) {
  return (
    <section className={styles.chapter}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>{home}</p>
      </header>
      {children}
    </section>
  );
}

function Figure({ picture, address }: { picture: PictureView; address: string }) {
  const { alt, width, height } = picture;
  return (
    <figure>
      <img src={address} alt="" width={width} height={height} />
      <figcaption>{alt}</figcaption>
    </figure>
  );
}

/** Waits for the pictures of the brochure and those of the gallery, which are loaded lazily on the page itself. */
async function picturesLoaded(pages: HTMLElement | null): Promise<void> {
  const images = [
    ...document.querySelectorAll<HTMLImageElement>('[data-gallery] img'),
    ...(pages?.querySelectorAll('img') ?? []),
  ];
  for (const image of images) image.loading = 'eager';
  const loads = Promise.allSettled(images.map((image) => image.decode()));
  await Promise.race([loads, new Promise((resolve) => setTimeout(resolve, longestWait))]);
}
