import { createContext } from 'react';

/** The agency's telephone numbers. The layout provides them. */
export const ContactNumbers = createContext<{ phone: string; whatsapp: string } | null>(null);
