// Imported first: React and others choose their slower development code when they are loaded.
process.env.NODE_ENV = 'production'
