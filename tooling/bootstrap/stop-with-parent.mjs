// Preloaded into the program that start or test ends up running: when that command dies without a word (kill -9, a
// closed container), its end of the channel closes, and the program stops as on SIGTERM and leaves nothing running.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

// A terminal that was closed refuses what is written to it; that must not end the program before it has stopped cleanly.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
