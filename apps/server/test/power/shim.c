/* Loaded under a server with LD_PRELOAD: a disk that can lose power. Every write to a database is noted beside it, with
 * what was there before, until the file is synced; powerCuts.ts takes back what was not. A sync takes SYNC_MS. FAIL_SYNC
 * and FAIL_WRITE make one call of so many fail; with LYING_SYNC a sync does nothing and says that it did. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct note {
  uint64_t is_truncation, offset, length, size_before;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int one_of(const char *name) {
  static unsigned seed;
  const char *rate = getenv(name);
  if (rate == NULL || atoi(rate) == 0) return 0;
  if (seed == 0) seed = (unsigned)getpid() * 2654435761u + (unsigned)atoi(getenv("FAULT_SEED") ?: "1");
  return rand_r(&seed) % atoi(rate) == 0;
}

/* Writes the name of the notes on this file; 0 when it is no database. */
static int notes_of(int fd, char *name) {
  char link[64], path[PATH_MAX];
  struct stat about;
  if (fstat(fd, &about) != 0 || !S_ISREG(about.st_mode)) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 3) return 0;
  path[length] = 0;
  if (strcmp(path + length - 3, ".db") != 0 && (length < 7 || strcmp(path + length - 7, ".db-wal") != 0)) return 0;
  snprintf(name, PATH_MAX + 16, "%s.unsynced", path);
  return 1;
}

static void note_down(int fd, const char *name, struct note note, const void *data) {
  struct stat about;
  fstat(fd, &about);
  note.size_before = (uint64_t)about.st_size;
  if (note.is_truncation) note.length = note.size_before > note.offset ? note.size_before - note.offset : 0;
  char *before = calloc(1, note.length + 1);
  syscall(SYS_pread64, fd, before, note.length, note.offset);
  struct iovec parts[] = {{&note, sizeof note}, {before, note.length}, {(void *)data, data == NULL ? 0 : note.length}};
  int notes = (int)syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND, 0600);
  syscall(SYS_writev, notes, parts, 3);
  syscall(SYS_close, notes);
  free(before);
}

static ssize_t written(int fd, const void *data, size_t length, off_t offset, int moves) {
  char name[PATH_MAX + 16];
  if (!notes_of(fd, name)) {
    return moves ? syscall(SYS_write, fd, data, length) : syscall(SYS_pwrite64, fd, data, length, offset);
  }
  if (one_of("FAIL_WRITE")) {
    errno = ENOSPC;
    return -1;
  }
  pthread_mutex_lock(&lock);
  if (moves) offset = lseek(fd, 0, SEEK_CUR);
  note_down(fd, name, (struct note){0, (uint64_t)offset, length, 0}, data);
  ssize_t done = moves ? syscall(SYS_write, fd, data, length) : syscall(SYS_pwrite64, fd, data, length, offset);
  pthread_mutex_unlock(&lock);
  return done;
}

ssize_t write(int fd, const void *data, size_t length) { return written(fd, data, length, 0, 1); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return written(fd, data, length, offset, 0); }
ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) { return written(fd, data, length, offset, 0); }

static int truncated(int fd, off_t length) {
  char name[PATH_MAX + 16];
  if (notes_of(fd, name)) note_down(fd, name, (struct note){1, (uint64_t)length, 0, 0}, NULL);
  return (int)syscall(SYS_ftruncate, fd, length);
}

int ftruncate(int fd, off_t length) { return truncated(fd, length); }
int ftruncate64(int fd, off_t length) { return truncated(fd, length); }

static int synced(int fd) {
  char name[PATH_MAX + 16];
  if (!notes_of(fd, name)) return 0;
  if (one_of("FAIL_SYNC")) {
    errno = EIO;
    return -1;
  }
  const char *slow = getenv("SYNC_MS");
  if (slow != NULL) usleep(1000 * (unsigned)atoi(slow));
  if (getenv("LYING_SYNC") == NULL) syscall(SYS_unlinkat, AT_FDCWD, name, 0);
  return 0;
}

int fsync(int fd) { return synced(fd); }
int fdatasync(int fd) { return synced(fd); }

int unlink(const char *path) {
  char name[PATH_MAX + 16];
  snprintf(name, sizeof name, "%s.unsynced", path);
  syscall(SYS_unlinkat, AT_FDCWD, name, 0);
  return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}
