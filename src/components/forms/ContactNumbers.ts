import { createContext } from 'react';

/** The telephone numbers shown when a form cannot be sent. The layout provides them. */
export const ContactNumbers = createContext<{ phone: string; whatsapp: string } | null>(null);
