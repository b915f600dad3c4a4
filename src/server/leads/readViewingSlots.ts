import { z } from 'zod';
import { office } from '../../domain/content/offices';
import type { ViewingSlots } from '../../domain/forms/slots';
import { viewingSlots } from '../../domain/forms/viewingSlots';
import { readCollection } from './readCollection';

const opening = z.object({ hours: office.shape.hours });

/** When visitors may be met or called, by the hours of the offices in `content/`; null where there are none. */
export function readViewingSlots(folder: string): ViewingSlots | null {
  const offices = [...readCollection(folder, 'offices', opening).values()];
  return offices.length > 0 ? viewingSlots(offices) : null;
}
