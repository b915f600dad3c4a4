import type { PageFrame } from '../../domain/site/pageFrame';
import type { PageViews } from './pageViews';

/** The page that the service worker shows for pages that cannot be loaded. */
export function offlineView(views: PageViews): PageFrame {
  return views.frame({
    path: '/offline/',
    title: views.words('errors.offline.title'),
    description: views.words('errors.offline.text'),
    label: views.words('errors.offline.title'),
    noindex: true,
  });
}
