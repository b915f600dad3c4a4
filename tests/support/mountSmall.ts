import { execFileSync } from 'node:child_process';

/** Mounts a file system of one megabyte on a folder. Returns false if that is not possible: it needs root on Linux. */
export function mountSmall(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Unmounts it, even if files in it are open. */
export function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder]);
}
