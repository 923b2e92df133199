import { Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';

/** Returns a Sequelize over a database file. It never makes the file, and SQLite refuses every write of its connections. */
export const openReadOnlySequelize = (file: string): Sequelize =>
  new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqlite3,
    storage: file,
    dialectOptions: { mode: sqlite3.OPEN_READONLY },
    logging: false,
  });
