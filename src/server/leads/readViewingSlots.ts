import { z } from 'zod';
import { office } from '../../domain/content/offices';
import type { ViewingSlots } from '../../domain/forms/slots';
import { viewingSlots } from '../../domain/forms/viewingSlots';
import { readCollection } from './readCollection';

const opening = z.object({ hours: office.shape.hours });

/** Returns the times offered for viewings and calls, from the opening hours in `content/`; null without offices. */
export function readViewingSlots(folder: string): ViewingSlots | null {
  const offices = [...readCollection(folder, 'offices', opening).values()];
  return offices.length > 0 ? viewingSlots(offices) : null;
}
