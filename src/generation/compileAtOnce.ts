type Compiler = {
  webpack: {
    BannerPlugin: new (options: object) => { apply(compiler: Compiler): void };
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
  };
};

/**
 * A webpack plugin: asks the browser to compile all functions of a script while it downloads it, on another thread.
 * Otherwise it compiles each function on the main thread when it is first called, and almost all of ours are called as
 * soon as the page starts. Chromium reads this comment since version 136; other browsers ignore it.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export const compileAtOnce = {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      // After the minifier, which removes comments.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
  },
};
