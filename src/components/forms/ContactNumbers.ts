import { createContext } from 'react';

/** Numbers to ring when a form cannot be sent; the layout knows them. */
export const ContactNumbers = createContext<{ phone: string; whatsapp: string } | null>(null);
